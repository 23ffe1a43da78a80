import { chakra } from '@chakra-ui/react'
import { isDemoBrand } from '#src/components/context/brand.ts'
import { Card } from '#src/ui/Card.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { OwnLines } from './OwnLines.tsx'
import { ShownScreen } from './ShownScreen.tsx'
import type { screenPictures } from './screen-pictures.ts'

type Item = { key: string; title: string; text: string; picture: keyof typeof screenPictures; alt: string }

/**
 * Features side by side on wide windows. Each has a screenshot, but only in a portal with the demo brand: the
 * screenshots contain the name, the colours and the services of the demo.
 */
export function ShownCards({ items }: { items: readonly Item[] }) {
  return (
    <chakra.ul
      display="grid"
      gap={{ base: '4', md: '6' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: fluidColumns(2) }}
      listStyleType="none"
    >
      {items.map(({ key, title, text, picture, alt }) => (
        <Card as="li" key={key} padding="lg" display="flex" flexDirection="column" gap="6">
          <chakra.div display="grid" gap="2">
            <Heading level={2} size="lg">
              {title}
            </Heading>
            <OwnLines text={text} />
          </chakra.div>
          {isDemoBrand() && (
            <chakra.div mt="auto">
              <ShownScreen shows={picture} alt={alt} />
            </chakra.div>
          )}
        </Card>
      ))}
    </chakra.ul>
  )
}
