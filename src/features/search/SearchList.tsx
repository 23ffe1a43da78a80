import { chakra } from '@chakra-ui/react'
import { useEffect, useMemo } from 'react'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { wordMarker } from '#domain/korean/search-word.ts'
import { IconTile } from '#src/ui/IconTile.tsx'
import { Text } from '#src/ui/Text.tsx'
import { iconOf } from './line-icons.ts'
import { Marked } from './Marked.tsx'
import type { SearchLine, SearchSection } from './search-sections.ts'
import { isLate, stateText } from './state-text.ts'
import { useSearchTexts } from './texts.ts'

type Props = {
  id: string
  label: string
  sections: readonly SearchSection[]
  /** The typed text, whose places in the lines are marked. */
  words: string
  active: SearchLine | undefined
  onPick: (entry: SearchLine) => void
  onPoint: (id: string) => void
}

/** Returns the id that an option has in the page. */
export const optionId = ({ id }: Pick<SearchLine, 'id'>): string =>
  `search-option-${id.replaceAll(/[^\w-]/g, '_')}`

/** The results of the search, in groups; the active line is scrolled into view. */
export function SearchList({ id, label, sections, words, active, onPick, onPoint }: Props) {
  const { t } = useSearchTexts()
  const parts = useMemo(() => wordMarker(words.split(/\s+/u).filter(Boolean)), [words])
  const activeId = active && optionId(active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <chakra.div id={id} role="listbox" aria-label={label} flex="1" minHeight="0" overflowY="auto" mx="-3">
      {sections.map((section) => (
        <chakra.div key={section.id} role="group" aria-labelledby={`search-group-${section.id}`} pb="2">
          <chakra.div display="flex" gap="2" px="3" py="1.5" fontSize="xs" color="fg.muted">
            <chakra.span id={`search-group-${section.id}`} fontWeight="semibold">
              {section.label}
            </chakra.span>
            {section.more && <span>{t('more')}</span>}
          </chakra.div>
          {section.entries.map((entry) => (
            <Option
              key={entry.id}
              entry={entry}
              parts={parts}
              selected={entry.id === active?.id}
              onPick={() => onPick(entry)}
              onPoint={() => onPoint(entry.id)}
            />
          ))}
        </chakra.div>
      ))}
    </chakra.div>
  )
}

type OptionProps = {
  entry: SearchLine
  parts: ReturnType<typeof wordMarker>
  selected: boolean
  onPick: () => void
  onPoint: () => void
}

function Option({ entry, parts, selected, onPick, onPoint }: OptionProps) {
  const { t } = useSearchTexts()
  const { Icon, family } = iconOf(entry)
  const { detail, at, count } = entry.kind === 'ACTION' ? { detail: null, at: null } : entry
  const state = entry.kind === 'ACTION' ? undefined : stateText(t, entry)
  const date = at === null ? undefined : entry.kind === 'COUNSEL' ? formatDateTime(at) : formatDate(at)
  return (
    <chakra.div
      id={optionId(entry)}
      role="option"
      aria-selected={selected}
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="touch"
      px="3"
      py="1.5"
      rounded="lg"
      cursor="pointer"
      bg={selected ? 'brand.subtle' : undefined}
      scrollMarginBlock="8"
      onPointerMove={() => !selected && onPoint()}
      // A press on a result leaves the focus in the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <IconTile size="row" family={family} bg={selected ? 'bg.panel' : undefined} aria-hidden="true">
        <Icon />
      </IconTile>
      <chakra.div flex="1" minWidth="0" display={{ md: 'flex' }} alignItems="baseline" columnGap="2">
        <Text weight="medium" truncate flexShrink="1">
          <Marked parts={parts(entry.title)} />
        </Text>
        {detail !== null && (
          <Text size="sm" tone="muted" truncate numeric flexShrink="2">
            <Marked parts={parts(detail)} />
          </Text>
        )}
      </chakra.div>
      <chakra.div
        flexShrink="0"
        textAlign="right"
        display={{ md: 'flex' }}
        alignItems="baseline"
        columnGap="3"
      >
        {state !== undefined && (
          <Text size="sm" weight="medium" tone={isLate(entry) ? 'danger' : 'default'}>
            {state}
          </Text>
        )}
        {count !== undefined && (
          <Text size="sm" weight="semibold" numeric>
            {t('waiting', { count })}
          </Text>
        )}
        {date !== undefined && (
          <Text size={{ base: 'xs', md: 'sm' }} tone="muted" numeric>
            {date}
          </Text>
        )}
      </chakra.div>
    </chakra.div>
  )
}
