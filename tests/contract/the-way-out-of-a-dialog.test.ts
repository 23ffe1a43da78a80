import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { flatTexts } from './flat-texts.ts'

/*
 * The button that leaves a dialog with a form or a question says "cancel" (취소, decision 204). 닫기 is only for dialogs
 * that show something: next to a submit button, 닫기 does not show whether the typed text is lost.
 */

const CANCEL = '취소'
/**
 * The allowed labels of the button that leaves a question: 취소 by default, 돌아가기 if the other button is a cancellation
 * itself, and the other labels if the page then stays open.
 */
const ANSWERS = [CANCEL, '돌아가기', '계속 작성하기', '닫지 않기', '다시 선택']

/** Returns the texts that a module can show: those of the text modules that it imports, and the common ones. */
function textsOf(file: string, source: string): Map<string, string> {
  const tables = [...source.matchAll(/from '([^']*texts\.ts)'/g)].map(([, path = '']) =>
    path.startsWith('#src/') ? path.slice(1) : join(dirname(file), path),
  )
  const paths = ['src/i18n/common.json', ...tables.map((path) => path.replace(/\.ts$/, '.json'))]
  return new Map(
    paths
      .filter((path) => existsSync(path))
      .flatMap((path) => flatTexts(JSON.parse(readFileSync(path, 'utf8')))),
  )
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
  .map((path) => join('src', path))

const modules = files.map((file) => {
  const text = readFileSync(file, 'utf8')
  return { file, text, texts: textsOf(file, text) }
})

/** Returns the texts whose keys match a pattern, with their modules. */
const textsWithKey = (pattern: RegExp) =>
  modules.flatMap(({ file, text, texts }) =>
    [...text.matchAll(pattern)].map(([, key = '']) => ({ where: `${file} ${key}`, word: texts.get(key) })),
  )

it('the button that leaves a form in a dialog is a cancel button', () => {
  const ways = textsWithKey(/\bcancel=\{\w+\('([^']+)'\)\}/g)
  expect(ways.length).toBeGreaterThan(12)
  expect(ways.filter(({ word }) => word !== CANCEL)).toEqual([])
})

it('the button that leaves a question is one of its answers', () => {
  const ways = textsWithKey(/\brejectLabel: \w+\('([^']+)'\)/g)
  expect(ways.length).toBeGreaterThan(40)
  expect(ways.filter(({ word }) => !ANSWERS.includes(word ?? ''))).toEqual([])
})

it('no dialog with a submit button has 닫기', () => {
  const footers = modules.flatMap(({ file, text, texts }) =>
    [...text.matchAll(/footer=\{\s*<>([\s\S]*?)<\/>/g)].flatMap(([, footer = '']) =>
      [...footer.matchAll(/\w\('([^']+)'/g)].map(([, key = '']) => ({
        where: `${file} ${key}`,
        word: texts.get(key),
      })),
    ),
  )
  expect(footers.length).toBeGreaterThan(5)
  expect(footers.filter(({ word }) => word === '닫기')).toEqual([])
})
