import { type ParticlePair, withParticle } from '#domain/korean/particles.ts'
import { addFormat, areaTexts } from './i18n.ts'

const pairs: ParticlePair[] = ['을/를', '이/가', '은/는', '와/과', '으로/로']

// A value ends in a letter or a digit, so its particle is joined to it without a line break.
const LETTER = /[\p{L}\p{N}]$/u
const WORD_JOINER = '\u2060'

// A text names the particle that it needs after a value: `{{name, 을/를}}` becomes "메일을" or "이름을".
for (const pair of pairs)
  addFormat(pair, (value) => {
    const withParticleText = withParticle(value, pair)
    return LETTER.test(value) ? withParticleText : value + WORD_JOINER + withParticleText.slice(value.length)
  })

/** `areaTexts` for texts that need particles. */
export const textsWithParticles = areaTexts
