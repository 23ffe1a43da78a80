/** Detects for each build whether it was the only one in a number of consecutive checks. */
export function onlyBuildAfter(looks: number): (build: string) => boolean {
  let [last, inARow] = ['', 0]
  return (build) => {
    inARow = build === last ? inARow + 1 : 1
    last = build
    return inARow >= looks
  }
}
