import { chakra } from '@chakra-ui/react'
import { MenuItem } from '#src/components/layout/MenuItem.tsx'
import { MenuOpener } from '#src/components/layout/MenuOpener.tsx'
import { useDisclosureMenu } from '#src/components/layout/use-disclosure-menu.ts'
import { MoreIcon } from '#src/ui/shell-icons.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

type Act = { key: string; label: string; isDisabled?: boolean; onChoose: () => void }

/** The rare actions of an object, behind the three dots at the end of its other actions. */
export function ObjectMenu({ label, acts }: { label: string; acts: readonly Act[] }) {
  const { root, closeFromWithin } = useDisclosureMenu()
  if (acts.length === 0) return null
  return (
    <chakra.details {...root} position="relative" boxSize="touch" flexShrink="0">
      <MenuOpener borderWidth="1px" borderStyle="solid" borderColor="border.control" bg="bg.panel">
        <MoreIcon />
        <VisuallyHidden>{label}</VisuallyHidden>
      </MenuOpener>
      <chakra.div
        position="absolute"
        top="100%"
        right="0"
        mt="1"
        width="64"
        p="2"
        zIndex="bar"
        bg="bg.raised"
        rounded="xl"
        shadow="raised"
      >
        {acts.map(({ key, label: text, isDisabled, onChoose }) => (
          <MenuItem
            key={key}
            as="button"
            type="button"
            width="full"
            cursor="pointer"
            aria-disabled={isDisabled || undefined}
            onClick={() => {
              // A dialog returns the focus to what had it, which is not in a closed menu.
              closeFromWithin()
              if (!isDisabled) onChoose()
            }}
          >
            {text}
          </MenuItem>
        ))}
      </chakra.div>
    </chakra.details>
  )
}
