/** How the chances of a finished game went: the server looks at it in the background, and we ask until it is done. */
import type { Course } from '../generated/protocol';
import { api } from '../lib/api';

const AGAIN = 4000; // milliseconds

/** Asks for the course of a table as long as the component that calls this is there. */
export function courseOf(id: () => string): { readonly course: Course | null } {
  let course = $state.raw<Course | null>(null);
  $effect(() => {
    const table = id();
    let timer = 0;
    let gone = false;
    const ask = async (): Promise<void> => {
      // Without an answer the page has everything else: the next question may have one.
      const answer = await api.course(table).catch(() => null);
      if (gone) return;
      course = answer ?? course;
      if (!course?.done) timer = window.setTimeout(() => void ask(), AGAIN);
    };
    void ask();
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  });
  return {
    get course() {
      return course;
    },
  };
}
