import { chakra, Flex } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { typedText } from '#domain/typed/typed-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const FIELD = 'search'
const MAX_CHARACTERS = 100

type Props = {
  /** The address that receives the words as `search`, which works without scripts too. */
  action: string
  label: string
  submit: string
  value: string | undefined
  /** The other filters, which a search preserves. */
  hidden: Record<string, string | undefined>
  onSearch: (words: string | undefined) => void
  /** Whether other filters are in the same row, so that the button has only an icon. */
  compact?: boolean
}

/** The search form of a list. The search words are in the address. */
export function SearchForm({ action, label, submit, value, hidden: hiddenFields, onSearch, compact }: Props) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typedWords = new FormData(event.currentTarget).get(FIELD)
    onSearch((typeof typedWords === 'string' && typedText(typedWords)) || undefined)
  }
  return (
    // `autoComplete` is off, since the browser would otherwise restore the typed words when the person returns to a
    // document from which a search was sent before hydration.
    <form role="search" method="get" action={action} autoComplete="off" onSubmit={search}>
      {Object.entries(hiddenFields).map(
        ([name, text]) => text !== undefined && <input key={name} type="hidden" name={name} value={text} />,
      )}
      <Flex gap="2" maxWidth="form" position="relative">
        <Flex direction="column" flex="1" minWidth="0" css={{ '& input': { pe: compact ? '11' : '4' } }}>
          {/* Back and forward change the address, and the field with it. */}
          <TextField
            key={value ?? ''}
            type="search"
            name={FIELD}
            label={label}
            labelHidden
            placeholder={label}
            defaultValue={value}
            maxLength={MAX_CHARACTERS}
            enterKeyHint="search"
          />
        </Flex>
        {compact ? (
          <Button
            type="submit"
            variant="ghost"
            aria-label={submit}
            startIcon={<SearchIcon />}
            position="absolute"
            insetBlock="0"
            right="0"
            width="11"
            px="0"
            color="fg.muted"
          />
        ) : (
          // On phones the button has only an icon, to leave space for the search words.
          <Button type="submit" variant="outline" aria-label={submit} startIcon={<SearchIcon />}>
            <chakra.span display={{ base: 'none', md: 'inline' }}>{submit}</chakra.span>
          </Button>
        )}
      </Flex>
    </form>
  )
}
