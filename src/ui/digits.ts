/** Returns the first `length` digits in `text`, full-width ones included, as in a pasted "[portal] 123-456". */
export function digitsOf(text: string, length: number) {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
}
