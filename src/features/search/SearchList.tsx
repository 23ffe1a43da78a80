import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { Text } from '#src/ui/Text.tsx'
import { kindIcons } from './kind-icons.ts'
import { isHit, type SearchLine, type SearchSection } from './search-sections.ts'
import { stateText } from './state-text.ts'
import { useSearchTexts } from './texts.ts'

type Props = {
  id: string
  label: string
  sections: readonly SearchSection[]
  active: SearchLine | undefined
  onPick: (entry: SearchLine) => void
  onPoint: (id: string) => void
}

/** Returns the id that an option has in the page. */
export const optionId = ({ id }: Pick<SearchLine, 'id'>): string =>
  `search-option-${id.replaceAll(/[^\w-]/g, '_')}`

/** The results of the search, in groups; the active line is scrolled into view. */
export function SearchList({ id, label, sections, active, onPick, onPoint }: Props) {
  const { t } = useSearchTexts()
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

type OptionProps = { entry: SearchLine; selected: boolean; onPick: () => void; onPoint: () => void }

function Option({ entry, selected, onPick, onPoint }: OptionProps) {
  const { t } = useSearchTexts()
  const Icon = kindIcons[entry.kind]
  const { title } = entry
  const { detail, at } = entry.kind === 'ACTION' ? { detail: null, at: null } : entry
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
      <Icon boxSize="5" color={selected ? 'brand.fg' : 'fg.muted'} />
      <chakra.div flex="1" minWidth="0">
        <Text weight={isHit(entry) ? 'semibold' : 'medium'} truncate>
          {title}
        </Text>
        {detail !== null && (
          <Text size="sm" tone="muted" truncate numeric>
            {detail}
          </Text>
        )}
      </chakra.div>
      <chakra.div flexShrink="0" textAlign="right">
        {state !== undefined && (
          <Text size="sm" weight="medium">
            {state}
          </Text>
        )}
        {date !== undefined && (
          <Text size="xs" tone="muted" numeric>
            {date}
          </Text>
        )}
      </chakra.div>
    </chakra.div>
  )
}
