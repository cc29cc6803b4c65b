import '../../src/styles/styles.css';
