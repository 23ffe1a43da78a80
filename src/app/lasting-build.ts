/** Reports for each build that is seen whether it was the only one for so many checks in a row. */
export function lastingAfter(looks: number): (build: string) => boolean {
  let [last, inARow] = ['', 0]
  return (build) => {
    inARow = build === last ? inARow + 1 : 1
    last = build
    return inARow >= looks
  }
}
