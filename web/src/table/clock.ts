/** A remaining time as people read it: 12:05, 0:09, 1:05:00, 2 d. */
export function clockText(seconds: number, days: (count: number) => string): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 172_800) return days(Math.floor(left / 86_400));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
