// A planet with clouds before a sky of stars, drawn by one shader: each pixel asks where its ray meets the globe.
(() => {
  const canvas = document.getElementById('planet');
  const gl = canvas.getContext('webgl');
  if (!gl) {
    document.getElementById('far').textContent = 'You have come as far as one can come. Your browser cannot draw the planet.';
    return;
  }

  const vertex = 'attribute vec2 corner; void main() { gl_Position = vec4(corner, 0.0, 1.0); }';
  const fragment = `
    precision highp float;
    uniform vec2 size;
    uniform vec2 turn;
    uniform float drift;
    uniform sampler2D ground, clouds, stars;
    const float PI = 3.14159265;

    vec3 turned(vec3 p, vec2 by) {
      float c = cos(by.y), s = sin(by.y);
      p = vec3(p.x, c * p.y - s * p.z, s * p.y + c * p.z);
      c = cos(by.x); s = sin(by.x);
      return vec3(c * p.x + s * p.z, p.y, c * p.z - s * p.x);
    }

    vec2 onMap(vec3 p) {
      return vec2(atan(p.x, p.z) / (2.0 * PI) + 0.5, acos(clamp(p.y, -1.0, 1.0)) / PI);
    }

    void main() {
      vec2 at = (2.0 * gl_FragCoord.xy - size) / min(size.x, size.y) * 1.35;
      vec3 light = normalize(vec3(-0.6, 0.45, 0.75));
      float far = dot(at, at);
      vec3 colour = texture2D(stars, onMap(turned(normalize(vec3(at * 0.5, 1.0)), turn * 0.2))).rgb;
      float glow = smoothstep(1.35, 1.0, far) * step(1.0, far);
      colour += vec3(1.0, 0.55, 0.2) * glow * glow * 0.35;
      if (far < 1.0) {
        vec3 normal = vec3(at, sqrt(1.0 - far));
        vec2 map = onMap(turned(normal, turn));
        vec3 peel = texture2D(ground, map).rgb;
        float cloud = texture2D(clouds, onMap(turned(normal, turn + vec2(drift, 0.0)))).r;
        float day = clamp(dot(normal, light), 0.0, 1.0);
        float shine = pow(clamp(dot(reflect(-light, normal), vec3(0.0, 0.0, 1.0)), 0.0, 1.0), 24.0);
        vec3 lit = peel * (0.06 + day) + vec3(1.0, 0.9, 0.7) * shine * 0.25 * (1.0 - cloud);
        lit = mix(lit, vec3(0.04 + day), cloud * 0.85);
        lit += vec3(1.0, 0.55, 0.2) * pow(1.0 - normal.z, 3.0) * day * 0.6;
        colour = mix(lit, colour, smoothstep(0.985, 1.0, far));
      }
      gl_FragColor = vec4(colour, 1.0);
    }`;

  const program = gl.createProgram();
  for (const [kind, source] of [[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, fragment]]) {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  const place = (name) => gl.getUniformLocation(program, name);

  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.bindAttribLocation(program, 0, 'corner');
  gl.vertexAttribPointer(gl.getAttribLocation(program, 'corner'), 2, gl.FLOAT, false, 0, 0);

  const turn = [0, 0.35];
  let isQueued = false;
  const draw = (time) => {
    isQueued = false;
    const scale = Math.min(devicePixelRatio || 1, 2);
    canvas.width = canvas.clientWidth * scale;
    canvas.height = canvas.clientHeight * scale;
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform2f(place('size'), canvas.width, canvas.height);
    const moved = isStill ? 0 : time / 20000;
    gl.uniform2f(place('turn'), turn[0] + moved, turn[1]);
    gl.uniform1f(place('drift'), isStill ? 0 : time / 60000);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    if (!isStill) {
      queue();
    }
  };
  const queue = () => {
    if (!isQueued) {
      isQueued = true;
      requestAnimationFrame(draw);
    }
  };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

  ['ground', 'clouds', 'stars'].forEach((name, unit) => {
    const texture = gl.createTexture();
    const bind = () => {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
    };
    bind();
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, 1, 1, 0, gl.RGB, gl.UNSIGNED_BYTE, new Uint8Array(unit ? [0, 0, 0] : [240, 140, 30]));
    gl.uniform1i(place(name), unit);
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => {
      bind();
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
      queue();
    };
    image.src = [canvas.dataset.overlay, '/assets/private/fair_clouds_4k.png', '/assets/private/starry_background.jpg'][unit];
  });

  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons) {
      turn[0] -= event.movementX / 200;
      turn[1] = Math.max(-1.4, Math.min(1.4, turn[1] + event.movementY / 200));
      queue();
    }
  });
  addEventListener('resize', queue);
  queue();
})();
