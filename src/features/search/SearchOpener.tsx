import { chakra } from '@chakra-ui/react'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { useSideMenuTexts } from '#src/components/layout/side-menu-texts.ts'
import { buttonRecipe } from '#src/ui/button-recipe.ts'
import { SearchIcon } from '#src/ui/icons.tsx'

// Loaded on demand, since most visitors do not use the search.
const SearchDialog = lazyDialog(() => import('./SearchDialog.tsx'), 'SearchDialog')

const Opener = chakra('button', buttonRecipe)
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
const isModalOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Opens the global search, by a click or by ⌘K: a field on wide windows, an icon on phones. */
export function SearchOpener({ area }: { area: 'my' | 'admin' }) {
  const { t } = useSideMenuTexts()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const isTakenOver = useHydrated()

  useEffect(() => {
    const unmountAbort = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' || event.code === 'KeyK'
      if (!isShortcut || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      if (isModalOpen()) return
      event.preventDefault()
      setWanted(true)
      setOpen(true)
    }
    document.addEventListener('keydown', onKey, { signal: unmountAbort.signal })
    return () => unmountAbort.abort()
  }, [])

  return (
    <>
      <Opener
        type="button"
        variant="ghost"
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        justifyContent="flex-start"
        gap="2"
        width={{ base: 'touch', lg: 'min({sizes.64}, 30vw)' }}
        minHeight={{ base: 'touch', lg: 'controlSm' }}
        px={{ base: '0', lg: '3' }}
        css={{ lgDown: { justifyContent: 'center' } }}
        color={{ base: 'fg', lg: 'fg.muted' }}
        fontWeight="normal"
        borderWidth={{ base: '0', lg: '1px' }}
        borderStyle="solid"
        borderColor="border"
        bg={{ lg: 'bg.panel' }}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <SearchIcon boxSize={{ base: '6', lg: '5' }} />
        <chakra.span hideBelow="lg">{t('search')}</chakra.span>
        <chakra.kbd hideBelow="lg" ml="auto" fontFamily="inherit" fontSize="xs" aria-hidden="true">
          {isTakenOver && (isApple() ? '⌘ K' : 'Ctrl K')}
        </chakra.kbd>
      </Opener>
      {isWanted && (
        <SearchDialog
          area={area}
          open={isOpen}
          onClose={() => setOpen(false)}
          onMissing={() => setWanted(false)}
        />
      )}
    </>
  )
}
