/** A row of a list: the address of its page, and its name. */
export type WalkedRow = { href: string; name: string }

const rememberedList: { rows: readonly WalkedRow[] } = { rows: [] }

/** Stores the rows of the list that was opened last, until another list is opened or the document is left. */
export function rememberRows(rows: readonly WalkedRow[]): void {
  rememberedList.rows = rows
}

/**
 * Returns the rows before and after the row at an address, in the list that was opened last; undefined if that list
 * does not contain the address, or has no other row.
 */
export function neighboursOf(
  href: string,
): { previous: WalkedRow | undefined; next: WalkedRow | undefined } | undefined {
  const index = rememberedList.rows.findIndex((row) => row.href === href)
  if (index < 0 || rememberedList.rows.length < 2) return undefined
  return { previous: rememberedList.rows[index - 1], next: rememberedList.rows[index + 1] }
}

/** Returns those rows of the lists on the current screen that have their name as a link to their page. */
export const shownRows = (): WalkedRow[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[data-row-link]')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    name: link.textContent,
  }))
