import { z } from 'zod'
import { colour, fileBeside, pictureName } from './fields.ts'

const markFile = (title: string, description: string) =>
  fileBeside('image/png').meta({ title, description, folder: 'images' })

/** How a shop looks: facts/look.json. */
export const lookFacts = z.strictObject({
  mark: markFile(
    'The shop’s own mark',
    'A square PNG of 512 px or more, best with nothing behind it. Without one, the first letter of the name',
  ).nullish(),
  colours: z
    .strictObject({
      dark: colour().describe('Headings, buttons and dark bands'),
      accent: colour().describe(
        'Stars and highlights; on dark bands, and for order buttons there, lighter shades of it',
      ),
    })
    .nullish()
    .meta({
      description: 'Both are read on paper, so they must be dark enough; lighter shades follow from them',
    }),
  frame: z.enum(['arch', 'plain']).default('plain').meta({
    title: 'Frame of pictures',
    description: 'An arch is for pictures of which the upper corners and the upper third are calm',
  }),
  icon: markFile(
    'On tabs and home screens',
    'Where it differs from the mark: a square PNG of 512 px or more',
  ).nullish(),
  notFound: pictureName().nullish().meta({
    title: 'On the page for unknown addresses',
    description: 'In place of a drawing with the mark',
  }),
  ending: pictureName().nullish().meta({ title: 'At the end of articles and sections' }),
})
