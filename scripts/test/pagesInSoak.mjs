// Tests of pages that the soak runs and `npm test` does not: another one proves the same there.

/**
 * @typedef {object} LeftToSoak
 * @property {string} file where they stand
 * @property {string[]} suites
 * @property {string[]} tests titles, of each of the suites
 * @property {string} why what proves it in `npm test`
 */

/** @type {LeftToSoak[]} */
export const pagesInSoak = [
  {
    file: 'examples/e2e/forms.e2e.ts',
    suites: ['form of all inputs: jQuery with Bootstrap', 'form of all inputs: Vue 2'],
    tests: [
      'the browser does not post missing values: focus and message are on the first field',
      'a locked fieldset disables every field, and none is posted',
      'a label focuses its field',
      'fits 390 px, in English and Chinese',
      'countries are found by Chinese, pinyin and English, by keyboard alone, and posted',
    ],
    why: 'fields do that themselves, whoever draws the page: plain HTML and Vue 3 have it; what pages do with values stays',
  },
  {
    file: 'examples/e2e/resources.e2e.ts',
    suites: ['back-office pages: jQuery with Bootstrap'],
    tests: [
      'printers are sorted and filtered, and selected ones deleted together',
      'a location is changed in the list, and the visible list is exported',
      'errors are listed above and lead to their fields; nothing is sent',
      'two users: conflicting changes are shown side by side, and saved as chosen',
    ],
    why: 'lists and forms do that themselves: plain HTML and Vue 2 have it; what the page of jQuery does itself stays',
  },
  {
    file: 'examples/e2e/screens.e2e.ts',
    suites: ['screens 1440-light-zh'],
    tests: [
      'products: jQuery form of another origin',
      'products: Vue 2 with Element UI',
      'products: Vue 3',
      'products: React 19 from npm packages',
    ],
    why: 'nothing sticks out at 390 px, where all hosts are looked at; the wide window is looked at on the plain page',
  },
]

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What Playwright leaves out of `npm test`: it holds them against file, suites and test with a space between. */
export const onlyInSoak = pagesInSoak.map(
  ({ file, suites, tests }) =>
    new RegExp(`${escaped(file)} (${suites.map(escaped).join('|')}) (${tests.map(escaped).join('|')})$`),
)

/** Files that the soak runs because of the list. */
export const filesInSoak = pagesInSoak.map(({ file }) => file)
