import { chakra } from '@chakra-ui/react'
import { type KeyboardEventHandler, useLayoutEffect, useRef } from 'react'
import { durations } from '#src/ui/constants.ts'
import { SearchIcon } from '#src/ui/icons.tsx'
import { inputRecipe } from '#src/ui/input-recipe.ts'
import { Spinner } from '#src/ui/Spinner.tsx'
import { useDelayedFlag } from '#src/ui/use-shown-after.ts'

type Props = {
  id: string
  listId: string
  /** The id of the option that Enter selects; undefined without a list. */
  activeId: string | undefined
  label: string
  placeholder: string
  words: string
  busy: boolean
  onType: (words: string) => void
  onKeyDown: KeyboardEventHandler
}

const Input = chakra('input', inputRecipe)
const MAX_CHARACTERS = 100

/** A combobox (WAI-ARIA 1.2): the focus stays here while the keys move through the list. */
export function SearchField({
  id,
  listId,
  activeId,
  label,
  placeholder,
  words,
  busy,
  onType,
  onKeyDown,
}: Props) {
  const field = useRef<HTMLInputElement>(null)
  // The field gets the focus before the next frame: text typed immediately after the click that opens the search
  // would otherwise lose its first letters.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [])
  const isWaiting = useDelayedFlag(busy, durations.loading)
  return (
    <chakra.div position="relative" color="fg.muted">
      <chakra.span
        position="absolute"
        left="4"
        insetY="0"
        display="flex"
        alignItems="center"
        pointerEvents="none"
      >
        {isWaiting ? <Spinner boxSize="5" /> : <SearchIcon boxSize="5" />}
      </chakra.span>
      <Input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={activeId === undefined ? undefined : listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_CHARACTERS}
        placeholder={placeholder}
        value={words}
        pl="12"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
    </chakra.div>
  )
}
