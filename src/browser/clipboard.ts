/**
 * Copies a text to the clipboard; returns whether the browser allowed it. Call it in the handler of a click or a key,
 * since browsers allow copying only then.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    // The Clipboard API exists only on secure pages.
    if (navigator.clipboard as Clipboard | undefined) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // The browser does not allow this page to use the Clipboard API. The older API, which has other conditions, is
    // tried next.
  }
  return copySelection(text)
}

/** Selects the text in an invisible element and makes the browser copy the selection. */
function copySelection(text: string): boolean {
  const selection = getSelection()
  if (!selection) return false
  const selectedRanges = Array.from({ length: selection.rangeCount }, (_, index) =>
    selection.getRangeAt(index),
  )
  const holder = Object.assign(document.createElement('span'), { textContent: text, ariaHidden: 'true' })
  // `all` resets the page's own rules, such as one against selecting.
  Object.assign(holder.style, { all: 'unset', position: 'fixed', top: '0', clipPath: 'inset(50%)' })
  Object.assign(holder.style, { whiteSpace: 'pre', userSelect: 'text', webkitUserSelect: 'text' })
  const writeAsIs = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopPropagation()
  }
  document.body.append(holder)
  document.addEventListener('copy', writeAsIs, { capture: true })
  try {
    selection.removeAllRanges()
    const range = document.createRange()
    range.selectNodeContents(holder)
    selection.addRange(range)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', writeAsIs, { capture: true })
    holder.remove()
    selection.removeAllRanges()
    for (const range of selectedRanges) selection.addRange(range)
  }
}
