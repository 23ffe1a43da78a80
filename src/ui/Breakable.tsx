import { Fragment } from 'react'

/**
 * A mail address or link that may break behind its @ and / and before its dots, so that narrow places do not break it within a
 * word; the dots of a date or a number hold it together.
 */
export function Breakable({ children }: { children: string }) {
  return children.split(/(?<=[@/])|(?=\.\D)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
