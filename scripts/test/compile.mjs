// For `--import`: compiles TypeScript on load, except tests that are already bundled.
if (!/[\\/]\.cache[\\/]node-tests[\\/]/.test(process.argv[1] ?? '')) await import('tsx')
