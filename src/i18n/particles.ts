import { type ParticlePair, withParticle } from '#domain/korean/particles.ts'
import { addFormat } from './i18n.ts'

const pairs: ParticlePair[] = ['을/를', '이/가', '은/는', '와/과', '으로/로']

// A text names the particle it needs after a value: `{{name, 을/를}}` gives "메일을" or "이름을".
for (const pair of pairs) addFormat(pair, (value) => withParticle(value, pair))
