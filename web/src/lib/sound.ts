/** Sounds of the table, made by WebAudio: short, soft, and only where the player has switched them on. */
import type { Sound } from '../games/board';
import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

interface Note {
  at?: number; // s
  pitch: number; // Hz
  to?: number; // Hz, glides there
  length: number; // s
  loud?: number;
  wave?: OscillatorType;
}

const NOTES: Record<Sound, Note[]> = {
  lay: [{ pitch: 180, to: 90, length: 0.09, loud: 0.5, wave: 'triangle' }],
  roll: [0, 0.09, 0.2, 0.36, 0.58].map((at, knock) => ({ at, pitch: 210 - knock * 18, to: 90, length: 0.06, loud: 0.42 - knock * 0.05, wave: 'triangle' as const })),
  draw: [{ pitch: 420, to: 640, length: 0.07, loud: 0.2, wave: 'sine' }],
  slide: [{ pitch: 260, to: 340, length: 0.12, loud: 0.18 }],
  fly: [{ pitch: 140, to: 420, length: 0.3, loud: 0.16, wave: 'sawtooth' }],
  coin: [
    { pitch: 1180, length: 0.06, loud: 0.18 },
    { at: 0.06, pitch: 1560, length: 0.12, loud: 0.18 },
  ],
  score: [
    { pitch: 523, length: 0.14, loud: 0.28 },
    { at: 0.09, pitch: 659, length: 0.14, loud: 0.28 },
    { at: 0.18, pitch: 784, length: 0.3, loud: 0.3 },
  ],
  commit: [{ pitch: 220, to: 165, length: 0.16, loud: 0.35, wave: 'square' }],
  reveal: [
    { pitch: 330, length: 0.1, loud: 0.25 },
    { at: 0.08, pitch: 494, length: 0.22, loud: 0.25 },
  ],
  turn: [
    { pitch: 587, length: 0.12, loud: 0.2 },
    { at: 0.12, pitch: 880, length: 0.22, loud: 0.2 },
  ],
  end: [
    { pitch: 392, length: 0.2, loud: 0.3 },
    { at: 0.16, pitch: 523, length: 0.2, loud: 0.3 },
    { at: 0.32, pitch: 659, length: 0.24, loud: 0.3 },
    { at: 0.5, pitch: 1046, length: 0.6, loud: 0.28 },
  ],
  refuse: [{ pitch: 150, to: 120, length: 0.14, loud: 0.3, wave: 'triangle' }],
};

export function play(sound: Sound): void {
  if (!prefs.sound || !prefs.volume || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of NOTES[sound]) ring(context, note);
}

function ring(audio: AudioContext, note: Note): void {
  const begin = audio.currentTime + (note.at ?? 0);
  const end = begin + note.length;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = note.wave ?? 'sine';
  tone.frequency.setValueAtTime(note.pitch, begin);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, end);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime((note.loud ?? 0.25) * 0.4 * (prefs.volume / 60), begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(end + 0.02);
}
