import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { IconTile, TileDrawing } from '#src/ui/IconTile.tsx'
import { Gate } from './Gate.tsx'

type Tile = { name: string; family: NonNullable<ComponentProps<typeof IconTile>['family']> }

/** The most tiles in one row of the sheet. */
const MOST_IN_ROW = 3

/** A decorative drawing of the gate with icons for the subjects of a page, on wide windows. */
export const TileGate = ({ tiles }: { tiles: readonly Tile[] }) => (
  <chakra.div aria-hidden="true" hideBelow="lg">
    <Gate>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="center"
        gap="5"
        maxWidth={`${MOST_IN_ROW * 7.5}rem`}
        mx="auto"
        px="6"
        py="8"
        bg="bg.raised"
        rounded="xl"
        shadow="raised"
      >
        {tiles.map(({ name, family }) => (
          <IconTile key={name} family={family} boxSize="20" rounded="xl" fontSize="4xl">
            <TileDrawing of={name} />
          </IconTile>
        ))}
      </chakra.div>
    </Gate>
  </chakra.div>
)
