const LINES_NEARBY = 3
const GAP = '⋯'

/** Shortens an unchanged part of a text to the lines next to a change; a short part is returned unchanged. */
export function nearbyLines(
  text: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): string {
  const lines = text.split('\n')
  const [before, after] = [isFirst ? 0 : LINES_NEARBY, isLast ? 0 : LINES_NEARBY]
  if (lines.length <= before + after + 1) return text
  return [...lines.slice(0, before), GAP, ...(after > 0 ? lines.slice(-after) : [])].join('\n')
}
