import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { flatTexts } from './flat-texts.ts'

/*
 * On a phone a row is a card without column headings, so "3개" alone does not show what is counted. In a column with a
 * number and a counting word, the card shows the heading before the number (`named`).
 */

const folders = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path))
const textFiles = folders.filter((path) => path.endsWith('.json'))
/** Returns the texts of the files in the folder of a module and in the folders above it. */
const textsNear = (file: string) =>
  new Map(
    textFiles
      .filter((path) => file.startsWith(dirname(path)))
      .flatMap((path) => flatTexts(JSON.parse(readFileSync(path, 'utf8')))),
  )
const BARE = /^\{\{\w+\}\}\s?(?:개|명|건|회|번|일)$/

it('no card shows a number without its column heading', () => {
  const columns = folders
    .filter((path) => path.endsWith('.tsx') && !basename(path).includes('.test.'))
    .flatMap((file) => {
      const texts = textsNear(file)
      return readFileSync(file, 'utf8')
        .split(/(?=\bkey: ')/)
        .filter((column) => column.includes("card: 'line'"))
        .map((column) => {
          const cell = column.match(/cell: [^\n]*?\bt\('([^']+)'/)?.[1] ?? ''
          return {
            file,
            column: column.slice(0, 40),
            text: texts.get(cell) ?? '',
            isNamed: /named: true/.test(column),
          }
        })
    })
  const unnamedColumns = columns.filter(({ text }) => BARE.test(text))
  expect(unnamedColumns.length).toBeGreaterThan(3)
  expect(unnamedColumns.filter(({ isNamed }) => !isNamed)).toEqual([])
})
