// The code that `npm run test:mutation` mutates, and the tests that must detect the mutants. Each area is a separate
// run with its own package's tests: mutants that only another package's tests detect count as survivors.

/**
 * @typedef {object} Area
 * @property {number} size mutants of the sample
 * @property {string[]} mutate patterns of Stryker; one that begins with `!` takes files out
 * @property {RegExp} tests paths of the Node tests that run, relative to the repository
 * @property {boolean} [database] whether they need a PostgreSQL
 */

// Not code that runs in production.
const noTests = (folder) => [`!${folder}/**/*.test.ts`, `!${folder}/**/testing/**`]

/** @type {Record<string, Area>} */
export const areas = {
  rules: {
    size: 200,
    mutate: [
      'packages/rules/src/**/*.ts',
      '!packages/rules/src/**/*.test.ts',
      // Texts, in tables that hold nothing else: as those of core below.
      '!packages/rules/src/**/strings.ts',
      '!packages/rules/src/imports/importProblems.ts',
    ],
    // alone.test.ts checks the content of a validator's bundle, and Stryker adds its own code to each.
    tests: /^packages\/rules\/src\/(?!validation\/alone).*\.test\.ts$/,
  },
  core: {
    size: 250,
    mutate: [
      'packages/core/src/**/*.ts',
      ...noTests('packages/core/src'),
      // Texts: behaviour tests cannot detect a changed word. The suite on the built files checks them.
      '!packages/core/src/**/strings.ts',
    ],
    // Without tests that kill processes or run for minutes: a mutant waits for the slowest of its tests.
    tests: /^packages\/core\/src\/(?!.*(kills|soak)\.test).*\.test\.ts$/,
    database: true,
  },
  models: {
    size: 150,
    // Models and the plain modules beside them that Node tests cover. Those covered only by browser tests
    // (uploader/uploading, data-list) have no Stryker runner here; the views of pickers and forms are React and
    // excluded.
    mutate: [
      'packages/widgets/src/**/*Model.ts',
      'packages/widgets/src/cascader/{choosing,loads,moving,search,tree}.ts',
      'packages/widgets/src/country-picker/countries.ts',
      'packages/widgets/src/data-form/numberText.ts',
      'packages/widgets/src/calendar/limits.ts',
      'packages/widgets/src/date-range/{choosing,dateRangeContext,panelState,presetRanges,range,state}.ts',
      'packages/widgets/src/date/dateValue.ts',
      'packages/widgets/src/explorer/route.ts',
      'packages/widgets/src/file-preview/kind.ts',
      'packages/widgets/src/files/dialogs/nameParts.ts',
      'packages/widgets/src/files/listing/typeAhead.ts',
      'packages/widgets/src/viewer/view.ts',
      'packages/widgets/src/image-cropper/{boxes,createCropper,cropGeometry,cropperContext,submitting}.ts',
      'packages/widgets/src/image-picker/checkImages.ts',
      'packages/widgets/src/list-editor/{columns,pastedTable,problems}.ts',
      'packages/widgets/src/number-input/{decimals,numberProblem,numbers,NumberEntry}.ts',
      'packages/widgets/src/option-group/optionItem.ts',
      'packages/widgets/src/picker/{choosing,clientSource,listing,reading,readRows,selectAll,selection,state,store,verbs}.ts',
      'packages/widgets/src/product-picker/{productKey,productSource,tabChoices}.ts',
      'packages/widgets/src/satisfaction/{popUp,ratings,satisfactionContext,state,writing}.ts',
      'packages/widgets/src/select/{options,selectionText}.ts',
      'packages/widgets/src/submit-button/waiting.ts',
      'packages/widgets/src/suggest/{lookup,suggestions}.ts',
    ],
    tests: /^packages\/widgets\/src\/.*\.test\.ts$/,
    database: true,
  },
  gateway: {
    size: 200,
    mutate: [
      'packages/gateway/src/session/**/*.ts',
      'packages/gateway/src/routes/session.ts',
      'packages/gateway/src/server/{access,tenancy}.ts',
      'packages/gateway/src/store/**/*.ts',
      ...noTests('packages/gateway/src'),
    ],
    // Every test of the gateway signs in: with all of them a surviving mutant of the session would take minutes. These
    // are the tests of the mutated files, among them those of files that move objects and of a link that resets a
    // password; the other calls' tests only check their own answers.
    tests:
      /^packages\/gateway\/src\/(session\/|store\/|server\/(access|deepTenancy|tenancy|whoAsks)\.|routes\/embedToken\.|files\/(moves|registration|imageFiles)\.|resources\/(files\/settleFiles|members\/passwordLink)\.).*test\.ts$/,
    database: true,
  },
}
