import { Fragment } from 'react'

/**
 * A mail address that may break behind its @ alone, or a link or file name that may break behind its / and before its dots, so that
 * narrow places do not break it within a word; the dots of a date or a number hold it together.
 */
export function Breakable({ children }: { children: string }) {
  return children.split(children.includes('@') ? /(?<=@)/ : /(?<=\/)|(?=\.\D)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
