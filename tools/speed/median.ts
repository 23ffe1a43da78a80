/**
 * Returns the median of some numbers; for an even count the mean of the two in the middle. Throws for an empty list.
 */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError('No numbers have a median.')
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}
