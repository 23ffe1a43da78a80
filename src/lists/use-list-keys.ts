import { useEffect, useRef } from 'react'
import { readStoredText } from '#src/components/context/browser-storage.ts'

const ROWS = 'main [data-row-link]'
const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 }
// The letters that the same keys produce with a Korean keyboard layout.
const hangul: Readonly<Record<string, string>> = {
  ㅓ: 'j',
  ㅏ: 'k',
  ㅁ: 'a',
  ㄱ: 'r',
  ㅊ: 'c',
  ㅐ: 'o',
  ㅌ: 'x',
  ㅋ: 'z',
}

/** A key of one list, its name in the help, and its action. */
export type ListKey = { key: string; name: string; press: () => void }
/** The key of the entry in local storage that turns shortcuts of one letter off, and its value while they are off. */
export const [SINGLE_KEYS, KEYS_OFF] = ['single-keys', 'off'] as const

/** Whether shortcuts of one letter are on for this device (WCAG 2.1.4). */
export const areKeysOn = (): boolean => readStoredText('localStorage', SINGLE_KEYS) !== KEYS_OFF

type Keys = { enabled: boolean; onHelp: () => void; more: readonly ListKey[] }

/**
 * Moves through the rows of a list with j and k, by focusing their links or checkboxes, so that Enter follows
 * a link; "/" focuses the search and "?" opens the help. Nothing happens in a text field, with a modifier, or
 * while a dialog is open.
 */
export function useListKeys({ enabled, onHelp, more }: Keys): void {
  const latestRef = useRef(more)
  useEffect(() => {
    latestRef.current = more
  })
  useEffect(() => {
    if (!enabled) return
    const press = (event: KeyboardEvent) => {
      const name = keyOf(event)
      if (name === undefined) return
      const step = steps[name]
      const own = latestRef.current.find((each) => each.key === name)
      if (step) move(step)
      else if (own) own.press()
      else if (name === '/') document.querySelector<HTMLInputElement>('main input[type=search]')?.focus()
      else if (name === '?') onHelp()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enabled, onHelp])
}

/** Returns the shortcut that was pressed; undefined in a text field, with a modifier, or while a dialog is open. */
export function keyOf(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event
  const isElsewhere =
    ctrlKey ||
    metaKey ||
    altKey ||
    event.defaultPrevented ||
    isTyping(target) ||
    document.querySelector('[role=dialog], [role=alertdialog]')
  return isElsewhere ? undefined : (hangul[key] ?? key)
}

function move(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)]
  const current = currentRow(rows)
  const currentIndex = rows.findIndex((row) => row === current)
  const nextRow =
    currentIndex < 0
      ? step > 0
        ? 0
        : rows.length - 1
      : Math.min(Math.max(currentIndex + step, 0), rows.length - 1)
  rows[nextRow]?.focus()
  rows[nextRow]?.scrollIntoView({ block: 'nearest' })
}

/** Returns the row that has the focus. If the panel of a row next to the list has the focus, returns that row. */
const currentRow = (rows: readonly HTMLElement[]) =>
  document.activeElement?.closest('aside')
    ? rows.find((row) => row.closest('tr')?.querySelector('[aria-pressed=true]'))
    : document.activeElement

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), select, textarea'))
