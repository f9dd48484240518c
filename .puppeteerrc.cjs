// Tests use an installed browser: a download of puppeteer's own fails on machines without its host.
module.exports = { skipDownload: true }
