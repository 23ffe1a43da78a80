import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Spinner } from '#src/ui/Spinner.tsx'

// The white margin that a camera needs around the code.
const BORDER = 4
type Picture = { size: number; path: string }

/** A text as a QR code. The library that encodes it is loaded on demand. Dark on white in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [picture, setPicture] = useState<Picture | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    qrPicture(text).then(
      (made) => isCurrent && setPicture(made),
      () => isCurrent && setPicture('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [text])

  // Nothing is shown if the QR code could not be created, since the secret is also next to it as text.
  if (picture === 'failed') return null
  return (
    <chakra.div
      boxSize="13rem"
      flexShrink="0"
      p="2"
      rounded="lg"
      bg="white"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      display="grid"
      placeItems="center"
    >
      {picture ? (
        <chakra.svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${picture.size} ${picture.size}`}
          boxSize="full"
          shapeRendering="crispEdges"
        >
          <path d={picture.path} fill="#000" />
        </chakra.svg>
      ) : (
        <Spinner />
      )}
    </chakra.div>
  )
}

async function qrPicture(text: string): Promise<Picture> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
