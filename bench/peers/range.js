import 'cally'
