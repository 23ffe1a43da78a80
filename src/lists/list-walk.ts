/** A row of a list: the address of its page, and its name. */
export type WalkedRow = { href: string; name: string }

const walk: { rows: readonly WalkedRow[] } = { rows: [] }

/** Stores the rows of the list that was opened last, until another list is opened or the document is left. */
export function rememberRows(rows: readonly WalkedRow[]): void {
  walk.rows = rows
}

/**
 * The rows before and after the row at an address, in the list that was opened last; undefined if the list does not
 * contain the address, or has no other row.
 */
export function neighboursOf(
  href: string,
): { previous: WalkedRow | undefined; next: WalkedRow | undefined } | undefined {
  const index = walk.rows.findIndex((row) => row.href === href)
  if (index < 0 || walk.rows.length < 2) return undefined
  return { previous: walk.rows[index - 1], next: walk.rows[index + 1] }
}

/** The rows of the lists on the current screen whose name is a link to their page. */
export const shownRows = (): WalkedRow[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[data-row-link]')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    name: link.textContent,
  }))
