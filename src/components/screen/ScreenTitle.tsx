import { Heading, type HeadingProps } from '#src/ui/Heading.tsx'

/** Receives the focus when a screen opens; every screen has exactly one. */
export const SCREEN_TITLE_ID = 'screen-title'

/** The heading of a screen. */
export function ScreenTitle(props: Omit<HeadingProps, 'level' | 'id'>) {
  return <Heading level={1} {...props} id={SCREEN_TITLE_ID} tabIndex={-1} outline="none" />
}
