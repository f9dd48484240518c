// For `--import`: TypeScript is compiled while it is read, but for tests that are bundles already.
if (!/[\\/]\.cache[\\/]node-tests[\\/]/.test(process.argv[1] ?? '')) await import('tsx')
