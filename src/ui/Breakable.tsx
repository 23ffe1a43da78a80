import { Fragment } from 'react'

/**
 * Text that breaks only at sensible positions in narrow containers: a mail address after its @, a link or a file name
 * after a slash and before a dot. Dates and numbers do not break at their dots.
 */
export function Breakable({ children }: { children: string }) {
  return children.split(children.includes('@') ? /(?<=@)/ : /(?<=\/)|(?=\.\D)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
