import { mount } from 'svelte';
import App from './App.svelte';
import { watchErrors } from './lib/errors';
import './styles/base.css';

watchErrors();
mount(App, { target: document.getElementById('app')! });
