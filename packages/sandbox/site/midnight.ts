const chicago = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZoneName: 'longOffset',
});

const day = 24 * 3600 * 1000;

/** The day and the offset from UTC at a moment, as `2026-11-25` and `-06:00`. */
function partsOf(moment: number): { date: string; offset: string } {
  const parts = Object.fromEntries(chicago.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, offset: parts.timeZoneName!.replace('GMT', '') };
}

/**
 * The next midnight in Chicago, as `2026-11-26T00:00:00-06:00`. Clocks change at two: at midnight the old time still
 * holds.
 */
export function midnightInChicago(now: number): string {
  const { date } = partsOf(now);
  const noon = Date.parse(`${date}T18:00:00Z`);
  const { date: tomorrow } = partsOf(noon + day);
  // Midnight or one in the morning in Chicago.
  const { offset } = partsOf(Date.parse(`${tomorrow}T06:00:00Z`));
  return `${tomorrow}T00:00:00${offset}`;
}
