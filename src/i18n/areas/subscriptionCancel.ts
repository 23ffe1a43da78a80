import { addTexts } from '../i18n.ts'
import '../particles.ts'
import texts from '../locales/ko/subscriptionCancel.json'

addTexts('subscriptionCancel', texts)
