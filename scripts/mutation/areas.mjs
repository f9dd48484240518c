// What `npm run test:mutation` puts faults into, and which tests have to notice them. Each area is a run of its own, with
// the tests of its own package: a fault in a package that only another one's tests notice is not noticed here.

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
    mutate: ['packages/rules/src/**/*.ts', '!packages/rules/src/**/*.test.ts'],
    // alone.test.ts looks at what a bundle of one validator contains, and Stryker's own code is in each.
    tests: /^packages\/rules\/src\/(?!validation\/alone).*\.test\.ts$/,
  },
  core: {
    size: 250,
    mutate: [
      'packages/core/src/**/*.ts',
      ...noTests('packages/core/src'),
      // Texts: a changed word is no fault that a test of behaviour can see. The suite on the built files holds them.
      '!packages/core/src/**/strings.ts',
    ],
    // Without those that kill processes or run for minutes: a mutant waits for the slowest of its tests.
    tests: /^packages\/core\/src\/(?!.*(kills|soak)\.test).*\.test\.ts$/,
    database: true,
  },
  models: {
    size: 150,
    // Models and the plain modules beside them that Node tests hold. Those that only browser tests hold (uploader/uploading,
    // data-list) have no Stryker runner here; pickers' and forms' views are React and no part of this.
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
    // Every test of the gateway signs in: with all of them a mutant of the session that survives would take minutes. These
    // are the tests of what is changed here; the other calls' tests look at their own answers.
    tests:
      /^packages\/gateway\/src\/(session\/|store\/|server\/(access|deepTenancy|tenancy|whoAsks)\.|routes\/embedToken\.).*test\.ts$/,
    database: true,
  },
}
