import { chakra } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { useMachines, useSession } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useSideMenuTexts } from '#src/components/layout/side-menu-texts.ts'
import { useMenuCounts } from '#src/features/work/use-menu-counts.ts'
import { SearchField } from '#src/lists/SearchField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useColorMode } from '#src/ui/color-mode.ts'
import { LOW_WINDOW } from '#src/ui/constants.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { CloseIcon } from '#src/ui/frame-icons.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { recentEntries } from './recent-entries.ts'
import { SearchKeys } from './SearchKeys.tsx'
import { optionId, SearchList } from './SearchList.tsx'
import { isHit, type SearchLine, searchSections } from './search-sections.ts'
import { useSearchTexts } from './texts.ts'
import { useSearch } from './use-search.ts'

/** The id of the field, which gets the focus when the search opens. */
export const SEARCH_FIELD = 'search-field'
const LIST = 'search-list'

/** The search field, its results, and the keys to move among them. */
export function SearchPanel({ area, onClose }: { area: 'my' | 'admin'; onClose: () => void }) {
  const { t } = useSearchTexts()
  const { t: menu } = useSideMenuTexts()
  const router = useRouter()
  const { t: common } = useTranslation()
  const { info } = useSession()
  const { my, admin } = useMenuCounts()
  const machines = useMachines()
  const { mode, setMode } = useColorMode()
  const { snapshot, send } = useSearch(area)
  const { words, result, problem } = snapshot.context
  const email = info?.email ?? ''
  const [recent] = useState(() => recentEntries.of(email))
  const [wanted, setWanted] = useState<string>()
  const counts = { ...admin, bills: my.bills }
  const input = { area, roles: info, words, result, recent, mode, counts }
  const sections = searchSections({ t, menu }, input)
  const isNone = sections.length === 0 && snapshot.matches('found')
  // If nothing was found, the first group of an empty field is offered, but none of its lines is active, so
  // Enter opens none of them.
  const offered = isNone
    ? searchSections({ t, menu }, { ...input, words: '', result: undefined }).slice(0, 1)
    : sections
  const entries = offered.flatMap((section) => section.entries)
  const active = entries.find(({ id }) => id === wanted) ?? (isNone ? undefined : entries[0])
  const isBusy = snapshot.hasTag('busy')
  // Whether Enter was pressed before the hits were loaded. The first hit is then opened once they are loaded.
  const isEntered = useRef(false)
  const isOld = isBusy && wanted === undefined && (!active || isHit(active))

  const open = (entry: SearchLine) => {
    onClose()
    if (entry.kind === 'ACTION') {
      if (entry.action === 'logOut') machines?.session.send({ type: 'logout.requested' })
      else setMode(entry.action)
      return
    }
    if (entry.kind !== 'TASK') recentEntries.add(email, entry)
    void router.navigate({ href: entry.href })
  }
  const openEntered = useEffectEvent(() => {
    if (isEntered.current && active && snapshot.matches('found')) open(active)
    isEntered.current = false
  })
  useEffect(() => {
    if (!isBusy) openEntered()
  }, [isBusy])
  const moveActive = (step: number) => {
    isEntered.current = false
    const index = active ? entries.indexOf(active) : step > 0 ? -1 : 0
    setWanted(entries[(index + step + entries.length) % entries.length]?.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing || !(entries.length > 0 || isOld)) return
    const steps: Partial<Record<string, () => void>> = {
      ArrowDown: () => moveActive(1),
      ArrowUp: () => moveActive(-1),
      Enter: () => {
        if (isOld) isEntered.current = true
        else if (active) open(active)
      },
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }

  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="3"
      pt="1"
      height={{ base: 'calc(100dvh - 6rem)', md: 'min(36rem, 76dvh)' }}
      css={{ [LOW_WINDOW]: { height: 'auto', minHeight: 'calc(100dvh - 6rem)' } }}
    >
      <chakra.div display="flex" alignItems="center" gap="1" mr="-3">
        <chakra.div flex="1" minWidth="0">
          <SearchField
            id={SEARCH_FIELD}
            listId={LIST}
            activeId={active && optionId(active)}
            label={t('label')}
            placeholder={t(area === 'admin' ? 'placeholderAdmin' : 'placeholder')}
            words={words}
            busy={isBusy}
            onType={(typed) => {
              setWanted(undefined)
              isEntered.current = false
              send({ type: 'words.typed', words: typed })
            }}
            onKeyDown={onKeyDown}
          />
        </chakra.div>
        <IconButton label={common('close')} icon={<CloseIcon />} color="fg.muted" onClick={onClose} />
      </chakra.div>
      <Hints
        area={area}
        short={snapshot.matches('resting')}
        passwordNeeded={result?.passwordNeededYn === 'Y'}
      />
      <ProblemNotice problem={snapshot.matches('failed') ? problem : undefined}>
        <Button variant="outline" size="sm" mt="3" onClick={() => send({ type: 'search.retried' })}>
          {t('retry')}
        </Button>
      </ProblemNotice>
      {isNone && (
        <EmptyState art="search" title={t('none', { words: typedText(words) })} description={t('noneText')} />
      )}
      {entries.length > 0 ? (
        <SearchList
          id={LIST}
          label={t('list')}
          sections={offered}
          words={isNone ? '' : words}
          active={active}
          onPick={open}
          onPoint={setWanted}
        />
      ) : (
        <chakra.div flex="1" />
      )}
      <chakra.p role="status" srOnly>
        {isBusy ? '' : announcement()}
      </chakra.p>
      <SearchKeys />
    </chakra.div>
  )

  function announcement(): string {
    if (isBlank(words)) return ''
    return entries.length > 0
      ? t('found', { count: entries.length })
      : snapshot.matches('found')
        ? t('none', { words: typedText(words) })
        : ''
  }
}

/** Help on what can be typed, and messages while there are no results. */
function Hints({
  area,
  short,
  passwordNeeded,
}: {
  area: 'my' | 'admin'
  short: boolean
  passwordNeeded: boolean
}) {
  const { t } = useSearchTexts()
  return (
    <>
      {short && (
        <Text size="sm" tone="muted" px="1">
          {t(area === 'admin' ? 'startAdmin' : 'start')}
        </Text>
      )}
      {passwordNeeded && (
        <Text size="sm" tone="muted" px="1">
          {t('passwordNeeded')}
        </Text>
      )}
    </>
  )
}
