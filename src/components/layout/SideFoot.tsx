import { chakra } from '@chakra-ui/react'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  /** The name of the avatar. */
  name: string
  title: string
  text: string | undefined
}

/** The lower end of the menu of an area: the member or the company in whose name the member works. */
export const SideFoot = ({ name, title, text }: Props) => (
  <chakra.div display="flex" alignItems="center" gap="2.5" px="2" pt="2" minWidth="0">
    <Avatar name={name} />
    <chakra.div minWidth="0">
      <Text size="sm" weight="semibold" truncate title={title}>
        {title}
      </Text>
      {text && (
        <Text size="xs" tone="muted" truncate title={text}>
          {text}
        </Text>
      )}
    </chakra.div>
  </chakra.div>
)
