import '@shoelace-style/shoelace/dist/components/input/input.js'
