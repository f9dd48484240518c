import config from '../playwright.config'
export default { ...config, testDir: '..', outputDir: '../.tmp/pw', expect: { timeout: 90_000 }, timeout: 400_000, workers: 1, use: { ...config.use, screenshot: 'on' as const } }
