/** Returns a function that reports for each build whether it was the only one in the last `looks` checks. */
export function stableBuildAfter(looks: number): (build: string) => boolean {
  let [last, inARow] = ['', 0]
  return (build) => {
    inARow = build === last ? inARow + 1 : 1
    last = build
    return inARow >= looks
  }
}
