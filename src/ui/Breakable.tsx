import { Fragment } from 'react'

/**
 * A mail address that may break only after its @, or a link or file name that may break after its / and before its dots, so that
 * narrow places do not break it within a word; the dots of a date or a number do not break.
 */
export function Breakable({ children }: { children: string }) {
  return children.split(children.includes('@') ? /(?<=@)/ : /(?<=\/)|(?=\.\D)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
