import { expect, it } from 'vitest'
import { passwordStrength } from './strength.ts'

// A small letter is one of 26, which is 4.7 bits: 60 bits are 12.8 letters, 80 bits are 17.1 letters. A repeated
// letter counts half.
it.each([
  ['12341234', 'weak'],
  ['qmzpwnxoebrv', 'fair'],
  ['qmzpwnxoebrvq', 'fair'],
  ['qmzpwnxoebrvqm', 'good'],
  ['qmzpwnxoebrvt', 'good'],
  ['qmzpwnxoebrvtkgyh', 'good'],
  ['qmzpwnxoebrvtkgyhs', 'strong'],
  // Each further class of characters makes every character harder to guess.
  ['qmzpwn7oebrv', 'good'],
  ['qmzpwn빗oebrv', 'strong'],
])('%s has the strength %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))

it('a password that contains the name of its owner is weak', () =>
  expect(passwordStrength('qmzpwnxoebrvsong', { name: 'song' })).toBe('weak'))
