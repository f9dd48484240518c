import '@shoelace-style/shoelace/dist/components/switch/switch.js'
