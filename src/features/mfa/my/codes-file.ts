/** Saves lines as a text file. */
export function saveCodesFile(name: string, lines: readonly string[]): void {
  const address = URL.createObjectURL(
    new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
