import type { CopyTable } from './copy-table.ts'

/** Asking a customer how a person helped her, and what is said to her answer. */
export const ratingCopy = {
  rating_ask: {
    en: 'How did {shop} help you just now?\n5. Very well\n4. Well\n3. So-so\n2. Badly\n1. Very badly',
    sw: '{shop} imekusaidia vipi sasa hivi?\n5. Vizuri sana\n4. Vizuri\n3. Wastani\n2. Vibaya\n1. Vibaya sana',
    sheng: '{shop} imekusort aje saa hii?\n5. Poa sana\n4. Poa\n3. Wastani\n2. Vibaya\n1. Vibaya sana',
  },
  rating_button: { en: 'Rate', sw: 'Toa alama', sheng: 'Rate' },
  rating_5: { en: '5 · Very well', sw: '5 · Vizuri sana', sheng: '5 · Poa sana' },
  rating_4: { en: '4 · Well', sw: '4 · Vizuri', sheng: '4 · Poa' },
  rating_3: { en: '3 · So-so', sw: '3 · Wastani', sheng: '3 · Wastani' },
  rating_2: { en: '2 · Badly', sw: '2 · Vibaya', sheng: '2 · Vibaya' },
  rating_1: { en: '1 · Very badly', sw: '1 · Vibaya sana', sheng: '1 · Vibaya sana' },
  rating_thanks: {
    en: 'Thank you, the shop will read it.',
    sw: 'Asante, timu ya duka italisoma.',
    sheng: 'Shukran, shop itasoma.',
  },
  rating_why: {
    en: 'Thank you. What was wrong? Tap one, or just write what you need.',
    sw: 'Asante. Shida ilikuwa nini? Gusa moja, au andika tu unachohitaji.',
    sheng: 'Shukran. Shida ilikuwa nini? Tap moja, ama andika tu unachotaka.',
  },
  rating_why_button: { en: 'What was wrong', sw: 'Shida ilikuwa', sheng: 'Shida ilikuwa' },
  rating_too_slow: { en: 'It took too long', sw: 'Ilichukua muda mrefu', sheng: 'Ilichukua time' },
  rating_not_solved: { en: 'It is not solved', sw: 'Haijatatuliwa', sheng: 'Haijasort' },
  rating_not_understood: { en: 'I was not understood', sw: 'Sikueleweka', sheng: 'Sikueleweka' },
  rating_unfriendly: { en: 'Unfriendly', sw: 'Hawakuwa wakarimu', sheng: 'Hawakuwa friendly' },
  rating_other: { en: 'Something else', sw: 'Kitu kingine', sheng: 'Kitu ingine' },
} as const satisfies CopyTable
