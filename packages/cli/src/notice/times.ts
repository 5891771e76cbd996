import { startsWithDay } from "@waymark/core/build";
import { InputError } from "@waymark/hosting";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const TIME_OF_DAY = /^(?<hours>\d{1,2}) ?[:h] ?(?<minutes>\d\d)?$/u;
const DATE_AND_TIME = /^(?<day>\d{4}-\d\d-\d\d)[ T](?<hour>[^Z+]+)$/u;
const WITH_ZONE = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/u;

/**
 * Reads when a notice begins. A time of day is today's, which may be over, or tomorrow's where today's has been over for more
 * than twelve hours.
 * @throws {InputError} for what is not a time
 */
export function readStart(text: string, now: Date): Date {
  const time = readTime(text, now);
  return TIME_OF_DAY.test(text.trim()) && now.getTime() - time.getTime() > DAY_MS / 2
    ? nextDay(time)
    : time;
}

/** Returns true for a time of day that has passed: tomorrow's may be meant. */
export function isPastTimeOfDay(text: string, from: Date, now: Date): boolean {
  return TIME_OF_DAY.test(text.trim()) && now.getTime() - from.getTime() >= MINUTE_MS;
}

/**
 * Reads when a notice ends. A time of day is the next one after the beginning.
 * @throws {InputError} for what is not a time, and for one that is over
 */
export function readEnd(text: string, from: Date, now: Date): Date {
  let time = readTime(text, from);
  if (TIME_OF_DAY.test(text.trim()) && time <= from) time = sameHourAfter(from, time);
  if (time <= now) throw new InputError(`--until ${text} is over. Give a later time.`);
  if (time <= from)
    throw new InputError(`--until ${text} is before the notice begins. Give a later time.`);
  return time;
}

function readTime(given: string, day: Date): Date {
  const text = given.trim();
  const parts = DATE_AND_TIME.exec(text)?.groups;
  const [year = 0, month = 0, date = 0] = parts?.["day"]?.split("-").map(Number) ?? [
    day.getFullYear(),
    day.getMonth() + 1,
    day.getDate(),
  ];
  const hour = TIME_OF_DAY.exec(parts?.["hour"] ?? text)?.groups;
  if (hour) {
    const hours = Number(hour["hours"]);
    const minutes = Number(hour["minutes"] ?? 0);
    const time = new Date(year, month - 1, date, hours, minutes);
    // 25:00 and 30 February would be another day.
    if (time.getDate() === date && minutes < 60) return time;
  } else if (WITH_ZONE.test(text) && startsWithDay(text)) {
    const time = new Date(text.replace(" ", "T"));
    if (!Number.isNaN(time.getTime())) return time;
  }
  throw new InputError(
    `"${given}" is not a time. Write 22:00, or 2026-11-25 22:00 in this machine's time zone.`,
  );
}

/** The hour again: on the next day, or on the same one where the clock goes back. */
function sameHourAfter(from: Date, time: Date): Date {
  const repeated = new Date(time.getTime() + HOUR_MS);
  return repeated.getHours() === time.getHours() && repeated > from ? repeated : nextDay(time);
}

function nextDay(time: Date): Date {
  const next = new Date(time);
  next.setDate(next.getDate() + 1);
  return next;
}

/** A moment as a person at this machine reads it, such as "Tue, Nov 24, 22:00 (in 1 h 35 min)". */
export function timeInWords(time: Date, now: Date): string {
  const words = time.toLocaleString("en-CA", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  });
  const minutes = Math.round((time.getTime() - now.getTime()) / MINUTE_MS);
  return minutes > 0 ? `${words} (in ${durationInWords(minutes)})` : words;
}

function durationInWords(minutes: number): string {
  const perHour = HOUR_MS / MINUTE_MS;
  const perDay = DAY_MS / MINUTE_MS;
  if (minutes >= 2 * perDay) return `${Math.round(minutes / perDay)} days`;
  const hours = Math.floor(minutes / perHour);
  const rest = minutes % perHour;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}
