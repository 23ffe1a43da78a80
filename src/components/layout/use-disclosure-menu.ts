import { useLocation } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useBackCloses } from '#src/ui/use-back-closes.ts'

/**
 * A menu in a `details`, which opens without any script. Escape, Back, a choice, a click elsewhere, and moving the
 * focus out close the menu.
 */
export function useDisclosureMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const close = () => menu.current?.removeAttribute('open')
  const [isOpen, setOpen] = useState(false)
  const updateOpen = () => setOpen(menu.current?.open === true)
  // The menu may have been opened before the script ran.
  useEffect(updateOpen, [])
  const closeFromWithin = () => {
    close()
    menu.current?.querySelector('summary')?.focus()
  }
  useBackCloses(isOpen, closeFromWithin)

  // The first render closes nothing: the menu may have been opened before the script loaded.
  const closedFor = useRef(path)
  useEffect(() => {
    if (closedFor.current !== path) close()
    closedFor.current = path
  }, [path])
  useEffect(() => {
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    // A layer under the menu stays open.
    event.preventDefault()
    closeFromWithin()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  const onChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  return { root: { ref: menu, onKeyDown, onBlur, onToggle: updateOpen }, onChoice, closeFromWithin }
}
