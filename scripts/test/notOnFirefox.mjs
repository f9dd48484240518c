// Tests that `npm run test:firefox` skips, with reasons: no test file checks which browser it runs in. On Chromium all
// of them run. An entry without a matching test fails the run (wtr-reporter.mjs).

/**
 * @typedef {object} SkippedTests
 * @property {string} reason why Firefox skips them
 * @property {Record<string, (string | RegExp)[]>} tests file → full titles, or expressions for them
 */

/** @type {SkippedTests[]} */
export const notOnFirefox = [
  {
    reason:
      'counts nodes, listeners and instances after garbage collection, which Chromium’s protocol tells and Firefox’s does not',
    tests: {
      'packages/elements/src/contract/leaks.test.tsx': [
        /^contract 9 leaks of \S+ > contract 9 \d+ mounts and unmounts leave no node/,
      ],
      'packages/testing/src/browser/guard.test.tsx': [
        'browser test set-up > reads the counters of the browser',
      ],
      'packages/ui/src/menu/Menu.test.tsx': ['Menu > has listeners only while it is open'],
      'packages/ui/src/popover/Floating.test.tsx': ['Floating > has listeners only while it is open'],
      'packages/ui/src/side-panel/SidePanel.test.tsx': ['SidePanel > leaves nothing behind'],
      'packages/ui/src/sortable-list/SortableList.test.tsx': [
        'SortableList > leaves nothing behind, even if it is removed during a drag',
      ],
      'packages/ui/src/tree/Tree.test.tsx': ['Tree > leaves nothing behind'],
      'packages/ui/src/virtual-grid/VirtualGrid.test.tsx': ['VirtualGrid > leaves nothing behind'],
      'packages/ui/src/virtual-list/VirtualList.test.tsx': ['VirtualList > leaves nothing behind'],
      'packages/widgets/src/later/laterPart.test.tsx': [
        'laterPart > a widget that goes while its part is on its way is not held by the limit of time',
      ],
      'packages/widgets/src/list-editor/ListEditor.test.tsx': ['ListEditor > leaves nothing behind'],
      'packages/widgets/src/number-input/NumberInput.test.tsx': [
        'eb-number-input > leaves nothing behind when it goes, focused and pressed',
      ],
      'packages/widgets/src/product-picker/people.test.tsx': [
        /mounts and unmounts leave nothing, the dialog opened$/,
      ],
      'packages/widgets/src/satisfaction/Languages.test.tsx': [
        /mounting and unmounting leaves nothing behind, also with an open dialog$/,
      ],
    },
  },
  {
    reason:
      'a dialog that closes is seen until it has faded away: Firefox changes `display` at once, so it is gone then',
    tests: {
      'packages/ui/src/dialog/Dialog.test.tsx': ['Dialog > its panel stays where it is while it fades away'],
      'packages/ui/src/modal-box/ModalBox.test.tsx': [
        'keeps what it showed while it fades away, with buttons that do nothing, and has nothing afterwards',
      ],
    },
  },
  {
    reason: 'looks at the page as it is printed, which only Chromium’s protocol emulates',
    tests: {
      'packages/elements/src/contract/print.test.tsx': [
        /^contract 14 printing \S+ > contract 14 omits boxes that float above the page$/,
      ],
    },
  },
  {
    reason: 'presses the menu key, for which WebDriver BiDi has no name; Shift+F10 is tested on both',
    tests: {
      'packages/widgets/src/files/listing/keyboard.test.tsx': [
        'FileListing: keyboard > the menu key does the same',
      ],
    },
  },
]

/** Whether an entry matches a full title. @param {string | RegExp} entry @param {string} title */
export const matchesTitle = (entry, title) =>
  typeof entry === 'string' ? entry === title : entry.test(title)

/** The entries of one file. @param {string} file @param {SkippedTests[]} [list] */
export const entriesOf = (file, list = notOnFirefox) => list.flatMap(({ tests }) => tests[file] ?? [])

/** All entries as sources of regular expressions, for the page. */
export const patternsOf = (list = notOnFirefox) =>
  list.flatMap(({ tests }) => Object.values(tests).flat()).map(sourceOf)

const sourceOf = (entry) =>
  typeof entry === 'string' ? `^${entry.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : entry.source
