const MAX_DETAILS = 8

/**
 * Collects the results of a check. `hold` prints a claim and whether it is true; if it is false, the first lines of
 * `more` follow. `end` prints `good` if no claim is false. Otherwise it prints the number of false claims and sets
 * the exit code to 1.
 */
export function createVerdict() {
  let broken = 0
  return {
    hold(what: string, isSo: boolean, more: readonly string[] = []): void {
      console.log(`${isSo ? 'held  ' : 'BROKEN'}  ${what}`)
      if (isSo) return
      for (const line of more.slice(0, MAX_DETAILS)) console.log(`        ${line}`)
      broken += 1
    },
    end(good: string): void {
      console.log(broken === 0 ? good : `FAILED: ${broken} of the above`)
      process.exitCode = broken === 0 ? 0 : 1
    },
  }
}
